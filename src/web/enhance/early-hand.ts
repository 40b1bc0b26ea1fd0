type Field = HTMLInputElement | HTMLTextAreaElement

let tapped: HTMLElement | null = null
const typed = new Map<Field, string>()

/** The finished page can be tapped before React is awake. The last button is kept, unless this script serves it itself. */
export function keepTap(target: Element): void {
  tapped = target.closest('button[type=button]:not([data-theme-switch], [data-copy])')
}

/** And typed into: waking up, React would put back the text that it knows. */
function keepTyping({ target }: Event): void {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.matches(':not([type=file], [type=checkbox], [type=radio])'))
  if (isField) typed.set(target, target.value)
}

/** React says when it is awake; from then on it hears hands itself. */
export function redoEarlyHand(): void {
  document.addEventListener('input', keepTyping)
  document.addEventListener(
    'awake',
    () => {
      document.removeEventListener('input', keepTyping)
      for (const [field, text] of typed) typeAgain(field, text)
      tapped?.click()
    },
    { once: true },
  )
}

/** React takes no notice of a text that it has seen in the field before: it is emptied in React's sight and filled out of it. */
function typeAgain(field: Field, text: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
