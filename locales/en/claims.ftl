### What the project claims: figures, on every page that shows them.

stats-note = These figures come from the project. They have not been independently verified.
# Large figures with a plus sign: at least. Compact numbers: 5B+, 15M+, 1.4M+, 100K+.
stats-posts-value = { NUMBER($claims-posts_indexed, notation: "compact") }+
stats-posts-label = posts indexed
stats-signals-value = { NUMBER($claims-emotion_signals, notation: "compact") }+
stats-signals-label = labelled emotion signals
stats-users-value = { NUMBER($claims-users_trained, notation: "compact") }+
stats-users-label = users trained by the learning app
stats-profiles-value = { NUMBER($claims-wallet_profiles, notation: "compact") }+
stats-profiles-label = wallet behaviour profiles
stats-team-value = { $claims-team_size }+
stats-team-label = people in the team
stats-accuracy-value = { $claims-prediction_accuracy }
stats-accuracy-label = claimed prediction accuracy
