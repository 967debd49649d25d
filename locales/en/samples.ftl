# Small badge in the head of a card whose figures are an example; at most 10 characters.
state-sample = Sample
# Names the two buttons below for screen readers.
account-shown = Account shown
# The two buttons in the head of a card; at most 18 characters each.
account-sample = Sample account
account-yours = Your account
# Follows the badge “Sample” in the head of the card.
account-sample-note = This account belongs to nobody. Its figures are only an example.
