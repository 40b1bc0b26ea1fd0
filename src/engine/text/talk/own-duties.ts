// "Which homes had no inquiry, I gotta call the owners": what somebody has to do afterwards narrows nothing.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const must =
  '(?:gotta|got to|have to|have got to|need to|must|should|want to|wanna|am going to|am gonna|gonna|will|would like to|am supposed to|am about to)'
const reach =
  '(?:call|phone|ring|email|e - mail|mail|text|message|write to|write|tell|warn|chase|contact|visit|ping|remind|thank|reach out to|talk to|speak to|speak with|follow up with|check in with|notify|inform)'
const whom =
  '(?:owners?|guests?|sellers?|buyers?|clients?|customers?|hosts?|landlords?|agents?|suppliers?|vendors?|them|those|him|her|everyone|everybody|people|folks|these people)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?:(?<= ) ?[,;.?-]|(?<=^.* )(?=(?:because|cause|coz|since)\\b)) (?:(?:because|cause|coz|since|so|and|as) )?(?:i|we) (?:really |still |then )?${must} ${reach} (?:up )?(?:all )?(?:of )?(?:the |their |my |our |those |these |each of the |every )?${whom}(?: (?:back|up|today|tomorrow|tonight|now|later|first|soon|about (?:it|that|this)|(?:before|by) (?:black friday|cyber monday|christmas|xmas|thanksgiving|easter|halloween|new year|the (?:holidays|weekend|season|rush))))?(?: [.!])?$`,
    ),
    meant: () => '',
  },
]

export const ownDuties = wherever(
  [
    /^(i|we)$/,
    new RegExp(
      `^(?:call|phone|ring|email|e|mail|text|message|write|tell|warn|chase|contact|visit|ping|remind|thank|reach|talk|speak|follow|check|notify|inform)$`,
    ),
  ],
  rules,
)
