import { DialogHost } from '@fairlot/ui/dialog';
import '@fairlot/ui/css/dialog.css';

/** The dialogs with the look they need. */
export default DialogHost;
