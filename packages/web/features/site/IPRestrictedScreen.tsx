export default function IPRestrictedScreen() {
  return null;
}
