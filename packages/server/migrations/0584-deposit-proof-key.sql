-- Whoever changes the key `deposit-payers` seals anew what it sealed (docs/decisions/0160-keys-by-command.md).
GRANT UPDATE (sealed) ON deposit_proof TO fairlot_app;
GRANT UPDATE (sealed_name) ON deposit TO fairlot_app;
