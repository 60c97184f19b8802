export default function OfflineScreen() {
  return null;
}
