// One level of a parse tree at a time, as the reader of names needs it. The grammar has already refused every other shape.
import { z } from 'zod'

const word = z.object({ String: z.object({ sval: z.string() }) }).transform(node => node.String.sval)
const words = z.array(word).default([])
const node = z.unknown().optional()
const nodes = z.array(z.unknown()).default([])
const alias = z.object({ aliasname: z.string(), colnames: words }).optional()
const selectNode = z.object({ SelectStmt: z.unknown() }).transform(node => node.SelectStmt)

export const selectView = z.object({
  targetList: z
    .array(z.object({ ResTarget: z.object({ name: z.string().optional(), val: z.unknown() }) }))
    .default([])
    .transform(targets => targets.map(target => target.ResTarget)),
  fromClause: nodes,
  distinctClause: nodes,
  groupClause: nodes,
  sortClause: nodes,
  whereClause: node,
  havingClause: node,
  windowClause: nodes,
  limitOffset: node,
  limitCount: node,
  withClause: z
    .object({
      ctes: z.array(
        z
          .object({
            CommonTableExpr: z.object({ ctename: z.string(), aliascolnames: words, ctequery: selectNode }),
          })
          .transform(node => node.CommonTableExpr),
      ),
    })
    .optional(),
  larg: node,
  rarg: node,
})

export const sourceView = z.object({
  RangeVar: z.object({ schemaname: z.string().optional(), relname: z.string(), alias }).optional(),
  RangeSubselect: z.object({ subquery: selectNode, alias }).optional(),
  JoinExpr: z.object({ larg: node, rarg: node, usingClause: words, quals: node }).optional(),
})

export const subLinkView = z.object({ testexpr: node, subselect: selectNode })

/** The parts of a column's name; a star is null. */
export const columnView = z
  .object({ fields: z.array(z.union([word, z.object({ A_Star: z.object({}) }).transform(() => null)])) })
  .transform(column => column.fields)

export const columnNode = z.object({ ColumnRef: columnView }).transform(node => node.ColumnRef)

/** A bare column in ORDER BY, GROUP BY or DISTINCT ON may be the name of an output. */
export const bareColumn = z
  .union([
    columnNode,
    z.object({ SortBy: z.object({ node: columnNode }) }).transform(sort => sort.SortBy.node),
  ])
  .transform(parts => (parts.length === 1 ? parts[0] : undefined))
