export { AnnouncementPage } from './AnnouncementPage.tsx';
