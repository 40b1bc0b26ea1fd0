type Field = HTMLInputElement | HTMLTextAreaElement

const fields = 'input:not([type=file], [type=checkbox], [type=radio]), textarea'

/** What was typed before React is there: waking up, it would put back the text that it knows. Call the answer when it is awake. */
export function earlyText(): () => void {
  const typed = [...document.querySelectorAll<Field>(fields)]
    .filter(field => field.value !== field.defaultValue)
    .map(field => ({ field, text: field.value }))
  return () => typed.forEach(({ field, text }) => typeAgain(field, text))
}

/** React takes no notice of a text that it has seen in the field before: it is emptied in React's sight and filled out of it. */
function typeAgain(field: Field, text: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
