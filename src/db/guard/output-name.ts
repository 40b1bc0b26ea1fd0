// The name that PostgreSQL gives a column without AS, by its own rules (FigureColname): a strong name wins over a weak one.
import { z } from 'zod'
import { columnView, selectView } from './view.ts'

const word = z.object({ String: z.object({ sval: z.string() }) }).transform(node => node.String.sval)
const lastWord = z.array(word).transform(names => names.at(-1) ?? '')

const namedKinds = z.object({
  ColumnRef: columnView.optional(),
  FuncCall: z.object({ funcname: lastWord }).optional(),
  TypeCast: z.object({ arg: z.unknown(), typeName: z.object({ names: lastWord }) }).optional(),
  CaseExpr: z.object({ defresult: z.unknown().optional() }).optional(),
  CoalesceExpr: z.unknown().optional(),
  MinMaxExpr: z.object({ op: z.string() }).optional(),
  A_Expr: z.object({ kind: z.string() }).optional(),
  A_ArrayExpr: z.unknown().optional(),
  SQLValueFunction: z.object({ op: z.string() }).optional(),
  SubLink: z.object({ subLinkType: z.string(), subselect: z.object({ SelectStmt: z.unknown() }) }).optional(),
})

interface Name {
  text: string
  strong: boolean
}

const strong = (text: string): Name => ({ text, strong: true })
const weak = (text: string): Name => ({ text, strong: false })
const none = weak('?column?')

export const outputName = (expression: unknown): string => nameOf(expression).text

function nameOf(expression: unknown): Name {
  const node = namedKinds.safeParse(expression).data
  if (node === undefined) return none
  if (node.ColumnRef !== undefined) return strong(node.ColumnRef.at(-1) ?? none.text)
  if (node.FuncCall !== undefined) return strong(node.FuncCall.funcname)
  if (node.TypeCast !== undefined) return strongOr(nameOf(node.TypeCast.arg), node.TypeCast.typeName.names)
  if (node.CaseExpr !== undefined) return strongOr(nameOf(node.CaseExpr.defresult), 'case')
  if (node.CoalesceExpr !== undefined) return strong('coalesce')
  if (node.MinMaxExpr !== undefined)
    return strong(node.MinMaxExpr.op === 'IS_GREATEST' ? 'greatest' : 'least')
  if (node.A_ArrayExpr !== undefined) return strong('array')
  if (node.A_Expr?.kind === 'AEXPR_NULLIF') return strong('nullif')
  if (node.SQLValueFunction !== undefined)
    return strong(node.SQLValueFunction.op.replace('SVFOP_', '').toLowerCase())
  if (node.SubLink?.subLinkType === 'EXISTS_SUBLINK') return strong('exists')
  if (node.SubLink?.subLinkType === 'EXPR_SUBLINK') return ofSubquery(node.SubLink.subselect.SelectStmt)
  return none
}

const strongOr = (name: Name, fallback: string): Name => (name.strong ? name : weak(fallback))

function ofSubquery(tree: unknown): Name {
  const [target] = selectView.parse(tree).targetList
  return strong(target?.name ?? nameOf(target?.val).text)
}
