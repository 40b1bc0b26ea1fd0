// Works a written sum out: $1,250 × (1 − 15%) ÷ 2. Numbers, + − × ÷ and parentheses; anything else is refused.

const symbols = /\s*(?:(?<number>\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?%?)|(?<sign>[+−×÷*/()-]))/y
const alike: Record<string, string> = { '-': '−', '*': '×', '/': '÷' }

function symbolsOf(text: string): string[] {
  const found: string[] = []
  const whole = text.trim()
  symbols.lastIndex = 0
  while (symbols.lastIndex < whole.length) {
    const at = symbols.lastIndex
    const { number, sign } = symbols.exec(whole)?.groups ?? {}
    if (number !== undefined) found.push(number)
    else if (sign !== undefined) found.push(alike[sign] ?? sign)
    else throw new Error(`"${whole.slice(at)}" is no part of a sum`)
  }
  return found
}

const valueOf = (number: string) => Number(number.replaceAll(/[$,%]/g, '')) / (number.endsWith('%') ? 100 : 1)

export function workOut(expression: string): number {
  const rest = symbolsOf(expression)
  const sum = (): number => {
    let value = product()
    for (;;) {
      if (take('+')) value += product()
      else if (take('−')) value -= product()
      else return value
    }
  }
  const product = (): number => {
    let value = term()
    for (;;) {
      if (take('×')) value *= term()
      else if (take('÷')) value /= term()
      else return value
    }
  }
  const term = (): number => {
    if (take('−')) return -term()
    if (take('(')) {
      const value = sum()
      if (!take(')')) throw new Error(`a parenthesis is not closed in "${expression}"`)
      return value
    }
    const number = rest.shift()
    if (number === undefined || !/\d/.test(number)) throw new Error(`a number is missing in "${expression}"`)
    return valueOf(number)
  }
  const take = (sign: string) => {
    if (rest[0] !== sign) return false
    rest.shift()
    return true
  }
  const value = sum()
  if (rest.length > 0) throw new Error(`"${rest.join(' ')}" is left over in "${expression}"`)
  return value
}

/** `null` when the result is right to the digits that it shows, else what it should be. */
export function wrongResult(expression: string, result: string): string | null {
  const shown = /^(−|-)?\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d+))?(?<percent>%)?$/.exec(
    result.trim(),
  )
  if (shown === null) return `"${result}" is no number`
  const { decimals = '', percent } = shown.groups ?? {}
  const scale = percent ? 100 : 1
  const value = workOut(expression) * scale
  const written = workOut(result) * scale
  // Half a unit of the last digit, either way: $2.50 may be told as $2 and as $3.
  const slack = 0.5 * 10 ** -decimals.length + 1e-9 * Math.max(1, Math.abs(value))
  return Math.abs(value - written) <= slack ? null : `${value.toFixed(decimals.length + 2)}${percent ?? ''}`
}
