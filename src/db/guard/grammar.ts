// The syntax that a generated SELECT may use, as the shape of PostgreSQL's own parse tree. Every object is strict: a kind
// of node, or a field of one, that is not written here is refused, also one that a later parser adds.
import { z } from 'zod'
import { functions, operators, syntaxFunctions, types } from './allowed.ts'

const flag = z.literal(true).optional()
const word = z.strictObject({ String: z.strictObject({ sval: z.string() }) })
const words = z.array(word).transform(parts => parts.map(part => part.String.sval))

const shape = <F extends Record<string, z.ZodType>>(fields: F) =>
  z.strictObject({ ...fields, location: z.number().optional() })

/** A wrapped node: an object whose only key is its kind. */
const oneOf = (kinds: Record<string, z.ZodType>) =>
  z
    .strictObject(
      Object.fromEntries(Object.entries(kinds).map(([kind, fields]) => [kind, fields.optional()])),
    )
    .refine(node => Object.keys(node).length === 1, 'an empty expression is not allowed')

const expression: z.ZodType = z.lazy(() => oneOf(expressionKinds))
const expressions = z.array(expression)
const select: z.ZodType = z.lazy(() => selectFields)
export const selectNode = z.strictObject({ SelectStmt: select })

const operator = words.refine(
  ([symbol, ...more]) => symbol !== undefined && more.length === 0 && operators.has(symbol),
  {
    error: issue => `the operator ${spell(issue.input)} is not allowed`,
  },
)
const functionName = words.refine(
  ([first, second, ...more]) =>
    first !== undefined &&
    more.length === 0 &&
    (second === undefined ? functions.has(first) : first === 'pg_catalog' && syntaxFunctions.has(second)),
  { error: issue => `the function ${spell(issue.input)} is not allowed` },
)
const typeName = words.refine(
  names =>
    (names.length === 1 || (names.length === 2 && names[0] === 'pg_catalog')) &&
    types.has(names.at(-1) ?? ''),
  { error: issue => `a cast to ${spell(issue.input)} is not allowed` },
)
const spell = (parts: unknown) => (Array.isArray(parts) ? parts.join('.') : '')

const constant = shape({
  isnull: flag,
  ival: z.strictObject({ ival: z.number().optional() }).optional(),
  fval: z.strictObject({ fval: z.string() }).optional(),
  sval: z.strictObject({ sval: z.string().optional() }).optional(),
  boolval: z.strictObject({ boolval: flag }).optional(),
})

const sortBy = z.strictObject({
  SortBy: shape({
    node: expression,
    sortby_dir: z.enum(['SORTBY_DEFAULT', 'SORTBY_ASC', 'SORTBY_DESC']),
    sortby_nulls: z.enum(['SORTBY_NULLS_DEFAULT', 'SORTBY_NULLS_FIRST', 'SORTBY_NULLS_LAST']),
  }),
})

const window = shape({
  name: z.string().optional(),
  refname: z.string().optional(),
  partitionClause: expressions.optional(),
  orderClause: z.array(sortBy).optional(),
  frameOptions: z.number(),
  startOffset: expression.optional(),
  endOffset: expression.optional(),
})

const functionCall = shape({
  funcname: functionName,
  args: expressions.optional(),
  agg_star: flag,
  agg_distinct: flag,
  agg_filter: expression.optional(),
  agg_order: z.array(sortBy).optional(),
  agg_within_group: flag,
  over: window.optional(),
  funcformat: z.enum(['COERCE_EXPLICIT_CALL', 'COERCE_SQL_SYNTAX']),
})

const operationKinds = [
  ...(['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_OP_ALL', 'AEXPR_IN', 'AEXPR_LIKE', 'AEXPR_ILIKE'] as const),
  ...([
    'AEXPR_BETWEEN',
    'AEXPR_NOT_BETWEEN',
    'AEXPR_DISTINCT',
    'AEXPR_NOT_DISTINCT',
    'AEXPR_NULLIF',
  ] as const),
]
const operand: z.ZodType = z.lazy(() =>
  oneOf({ ...expressionKinds, List: z.strictObject({ items: expressions }) }),
)

const operation = shape({
  kind: z.literal(operationKinds),
  name: operator,
  lexpr: expression.optional(),
  rexpr: operand,
  rexpr_list_start: z.number().optional(),
  rexpr_list_end: z.number().optional(),
})

const cast = shape({
  arg: expression,
  typeName: shape({
    names: typeName,
    typmods: z.array(z.strictObject({ A_Const: constant })).optional(),
    typemod: z.number(),
  }),
})

const subquery = shape({
  subLinkType: z.enum(['EXISTS_SUBLINK', 'ANY_SUBLINK', 'ALL_SUBLINK', 'EXPR_SUBLINK']),
  testexpr: expression.optional(),
  operName: operator.optional(),
  subselect: selectNode,
})

const expressionKinds = {
  A_ArrayExpr: shape({ elements: expressions, list_start: z.number(), list_end: z.number() }),
  A_Const: constant,
  A_Expr: operation,
  BoolExpr: shape({ boolop: z.enum(['AND_EXPR', 'OR_EXPR', 'NOT_EXPR']), args: expressions }),
  BooleanTest: shape({ arg: expression, booltesttype: z.string() }),
  CaseExpr: shape({
    arg: expression.optional(),
    args: z.array(z.strictObject({ CaseWhen: shape({ expr: expression, result: expression }) })),
    defresult: expression.optional(),
  }),
  CoalesceExpr: shape({ args: expressions }),
  ColumnRef: shape({ fields: z.array(z.union([word, z.strictObject({ A_Star: z.strictObject({}) })])) }),
  FuncCall: functionCall,
  MinMaxExpr: shape({ op: z.enum(['IS_GREATEST', 'IS_LEAST']), args: expressions }),
  NullTest: shape({ arg: expression, nulltesttype: z.enum(['IS_NULL', 'IS_NOT_NULL']) }),
  SQLValueFunction: shape({
    op: z.enum(['SVFOP_CURRENT_DATE', 'SVFOP_CURRENT_TIMESTAMP', 'SVFOP_LOCALTIMESTAMP']),
    typmod: z.number(),
  }),
  SubLink: subquery,
  TypeCast: cast,
}

const alias = z.strictObject({ aliasname: z.string(), colnames: words.optional() })

const source: z.ZodType = z.lazy(() =>
  oneOf({
    RangeVar: shape({
      schemaname: z.literal('public').optional(),
      relname: z.string(),
      inh: z.literal(true),
      relpersistence: z.literal('p'),
      alias: alias.optional(),
    }),
    RangeSubselect: z.strictObject({ subquery: selectNode, alias: alias.optional() }),
    JoinExpr: z.strictObject({
      jointype: z.enum(['JOIN_INNER', 'JOIN_LEFT', 'JOIN_RIGHT', 'JOIN_FULL']),
      larg: source,
      rarg: source,
      usingClause: words.optional(),
      quals: expression.optional(),
    }),
  }),
)

const commonTable = shape({
  ctename: z.string(),
  aliascolnames: words.optional(),
  ctematerialized: z.enum(['CTEMaterializeDefault', 'CTEMaterializeAlways', 'CTEMaterializeNever']),
  ctequery: selectNode,
})

const selectFields = z.strictObject({
  distinctClause: z.array(z.union([z.strictObject({}), expression])).optional(),
  targetList: z
    .array(z.strictObject({ ResTarget: shape({ name: z.string().optional(), val: expression }) }))
    .optional(),
  fromClause: z.array(source).optional(),
  whereClause: expression.optional(),
  groupClause: expressions.optional(),
  havingClause: expression.optional(),
  windowClause: z.array(z.strictObject({ WindowDef: window })).optional(),
  sortClause: z.array(sortBy).optional(),
  limitOffset: expression.optional(),
  limitCount: expression.optional(),
  limitOption: z.enum(['LIMIT_OPTION_DEFAULT', 'LIMIT_OPTION_COUNT', 'LIMIT_OPTION_WITH_TIES']),
  withClause: shape({ ctes: z.array(z.strictObject({ CommonTableExpr: commonTable })) }).optional(),
  op: z.enum(['SETOP_NONE', 'SETOP_UNION', 'SETOP_INTERSECT', 'SETOP_EXCEPT']),
  all: flag,
  larg: select.optional(),
  rarg: select.optional(),
})
