### The path of a stake on the first page of the platform: an example until a wallet is connected.

# Small badge over the drawing; at most 10 characters.
badge = Example
# Beside it, in the place of a heading: one or two sentences, no wallet is connected. Then a wallet is connected whose stake cannot be read;
# a wallet without a stake; a wallet with one. $address is shortened, such as 0x71C7…976F.
example = This is how your stake will look. Connect to replace the example.
unread = { $address } is connected. Its stake cannot be read today. The example is still shown, in grey.
none = { $address } holds no sRAA. The example is still shown, in grey.
own = This is the stake of { $address }.
# Button; at most 18 characters.
connect = Connect wallet
# Large, inside the drawing.
amount = { $amount } { -raa }
# Below the drawing: its first half, then its second. TGE has no date, so the months before it are an assumption of the drawing.
locked =
    { $count ->
        [one] Locked until TGE, shown as { $count } month
       *[other] Locked until TGE, shown as { $count } months
    }
unlocked =
    { $count ->
        [one] Then { $amount } { -raa } unlock in { $count } month
       *[other] Then { $amount } { -raa } unlock each month, { $count } times
    }
