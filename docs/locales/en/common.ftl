footer = Archipel is free software: MIT or Apache 2.0. This site is built by Archipel.
nav-tutorial = Tutorial
nav-guides = Guides
nav-migrate = Move to Archipel
nav-deploy = Publish
nav-reference = Reference
nav-explanation = Explanation
diagnostics = Diagnostics
