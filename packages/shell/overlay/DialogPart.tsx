import { DialogHost } from '@fairlot/ui/dialog';

/** The dialogs with the look they need. */
export default DialogHost;
