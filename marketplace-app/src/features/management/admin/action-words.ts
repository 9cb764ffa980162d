/** `ask-email-change` → `Ask email change`, `quote.accept` → `Quote accept` */
export const actionWords = (action: string): string => {
  const plain = action.replaceAll(/[-.]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
