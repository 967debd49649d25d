state-sample = नमूना
