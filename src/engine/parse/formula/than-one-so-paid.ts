// "How much bigger is the average PayPal order than one paid by credit card": the average such order is held against the average other one.
const size = '(?:bigger|larger|higher|smaller|lower|longer|shorter|more expensive|cheaper|pricier)'
const thing = '(?<thing>order|purchase|booking|reservation|stay|home|house|sale)'
const tail =
  '(?:(?:that was |which was )?(?:paid(?: for)? |made |placed )?(?:by|with|via|using|through) (?<way>(?!a pool\\b)[a-z]+(?: (?!last\\b|this\\b|in\\b|on\\b)[a-z]+)?)|(?<where>(?:in|from) [a-z][a-z ]*?))'

const said = new RegExp(
  `\\b(?<head>how much ${size} (?:is|was) )(?:the |an |our )?(?<mean>average|typical|mean) (?<first>(?:[a-z]+ ){0,3}?)${thing} (?<such>(?:[a-z]+ ){0,5}?)than (?:the |an? )?(?:one|\\k<thing>) ${tail}(?= (?:last|this|in (?:20\\d\\d|[a-z]+))\\b|[,.?!]|$)`,
  'i',
)

export function thanOneSoPaid(question: string): string {
  const found = said.exec(question)
  if (found === null) return question
  const { head = '', mean = '', first = '', thing: one = '', such = '', way, where } = found.groups ?? {}
  const of = mean.toLowerCase() === 'typical' ? 'average' : mean
  const other = way === undefined ? `${one} ${where ?? ''}` : `${way.replace(/^an? /i, '')} ${one}`
  return question.replace(found[0], `${head}the ${of} ${first}${one} ${such}than the ${of} ${other}`)
}
