### The film on the home page: a drawing that moves, with captions, for some forty seconds.

# The round button on the drawing, and the button in the bar below it while the film stands still; for screen readers.
play = Play the video
pause = Pause
# Below the drawing before the film is started; $count is its length.
about =
    { $count ->
        [one] { $count } second, without sound
       *[other] { $count } seconds, without sound
    }
# Names the slider for screen readers, and says where it stands: $time and $length such as 0:07.
position = Position in the video
position-value = { $time } of { $length }. { $caption }
# Opens all captions as a list.
transcript = Transcript

## Captions, in their order. Each stands for some five seconds on at most two lines: at most 70 characters, 25 in Chinese.

crowd = A market is a crowd. Fear, greed and FOMO all talk at once.
loud = The louder it gets, the harder it is to wait.
read = RAA reads this noise in posts and on-chain moves.
you = It also reads your own trades: what you did in this mood before.
alert = When a mood turns into a rush, an alert names it.
# $count is the number of minutes in the example.
wait =
    { $count ->
        [one] In this example your order waits { $count } minute first.
       *[other] In this example your order waits { $count } minutes first.
    }
decide = Then you decide: wait, trade smaller or go ahead.
token = With the RAA token you pay for plans and agents, stake and vote.
risk = RAA can lose all of its value. Tokens stay locked until TGE.
