export default function TimeoutScreen() {
  return null;
}
