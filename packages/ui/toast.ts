// Toasts without their look, for every part that shows one.
export { hideToast, showToast, toasts, type Toast } from './toast/toast.ts';
