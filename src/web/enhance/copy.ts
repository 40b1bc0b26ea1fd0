const shownFor = 2000

/** Copies the text of the element that the button names, and says so on the button for two seconds. */
export function copyText(button: HTMLElement): void {
  const source = document.getElementById(button.dataset['copy'] ?? '')
  const label = button.querySelector<HTMLElement>('[data-copy-label]')
  if (!source || !label || label.dataset['was']) return
  void navigator.clipboard.writeText(source.innerText.trim()).then(() => {
    const was = label.textContent
    label.dataset['was'] = was
    label.textContent = 'Copied'
    setTimeout(() => {
      label.textContent = was
      delete label.dataset['was']
    }, shownFor)
  })
}
