export default function SpeedTestScreen() {
  return null;
}
