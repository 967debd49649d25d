# Small badge beside a figure that only shows the layout; at most 10 characters.
state-sample = Sample
