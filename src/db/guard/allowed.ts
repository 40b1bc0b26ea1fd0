// What a generated SELECT may call, compare with and cast to. All of it is pure: no entry reads a setting, a file or a
// table by name, waits, writes, or makes rows or long strings out of nothing.

export const functions: ReadonlySet<string> = new Set([
  // aggregates
  ...['count', 'sum', 'avg', 'min', 'max', 'bool_and', 'bool_or', 'every', 'string_agg', 'array_agg'],
  ...[
    'stddev',
    'stddev_pop',
    'stddev_samp',
    'variance',
    'var_pop',
    'var_samp',
    'corr',
    'regr_slope',
    'regr_intercept',
  ],
  ...['percentile_cont', 'percentile_disc', 'mode'],
  // over a window
  ...['row_number', 'rank', 'dense_rank', 'percent_rank', 'cume_dist', 'ntile', 'lag', 'lead'],
  ...['first_value', 'last_value', 'nth_value'],
  // numbers
  ...[
    'round',
    'ceil',
    'ceiling',
    'floor',
    'trunc',
    'abs',
    'sign',
    'mod',
    'power',
    'sqrt',
    'ln',
    'log',
    'exp',
    'width_bucket',
  ],
  // days and times
  ...[
    'now',
    'date_trunc',
    'date_part',
    'date_bin',
    'extract',
    'age',
    'make_date',
    'to_date',
    'to_timestamp',
    'to_char',
    'to_number',
  ],
  // words
  ...[
    'lower',
    'upper',
    'initcap',
    'length',
    'char_length',
    'trim',
    'btrim',
    'ltrim',
    'rtrim',
    'substring',
    'substr',
  ],
  ...['left', 'right', 'replace', 'split_part', 'strpos', 'starts_with', 'concat', 'concat_ws'],
])

/** What the parser makes of special syntax, and writes with its schema: EXTRACT, TRIM, AT TIME ZONE, LIKE … ESCAPE. */
export const syntaxFunctions: ReadonlySet<string> = new Set([
  ...['extract', 'btrim', 'ltrim', 'rtrim', 'substring', 'position', 'timezone', 'overlaps', 'like_escape'],
])

export const operators: ReadonlySet<string> = new Set([
  ...['=', '<>', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', '^', '||'],
  ...['~~', '!~~', '~~*', '!~~*', '~', '!~', '~*', '!~*', 'BETWEEN', 'NOT BETWEEN'],
])

export const types: ReadonlySet<string> = new Set([
  ...['bool', 'int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'text', 'varchar'],
  ...['date', 'time', 'timestamp', 'timestamptz', 'interval'],
])

/** Every table has them, none is listed in the contract, and they tell how rows are stored. */
export const systemColumns: ReadonlySet<string> = new Set([
  'ctid',
  'xmin',
  'xmax',
  'cmin',
  'cmax',
  'tableoid',
])
