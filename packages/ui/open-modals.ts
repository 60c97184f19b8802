// The registry of open modals without the look of a modal: every screen may use it.
export { addOpenModal, openModals, useOpenModal, usePopup } from './modal/open-modals.ts';
