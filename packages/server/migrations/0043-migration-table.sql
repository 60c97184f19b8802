-- What is applied is the owner's to write.
REVOKE ALL ON migration FROM fairlot_app;
