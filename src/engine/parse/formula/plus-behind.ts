/** "Most shared listing, phones only, + number of shares": behind a pause it joins one more number, and adds nothing up. */
export const plusBehind = (question: string): string =>
  question.includes('+')
    ? question.replaceAll(/, ?\+ ?(?=[a-z#$])/gi, ', and ').replaceAll(columns, ' and ')
    : question

/** "Name + $": what each is called, and its money. */
const columns = /(?<=\b(?:names?|titles?|address|addresses|guest|home|house|city)) ?\+ ?(?=[#$](?![\d]))/gi
