export default function ErrorMsgScreen() {
  return null;
}
