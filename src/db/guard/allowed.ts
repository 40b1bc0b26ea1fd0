// What a generated SELECT may call, compare with and cast to. All of it is pure: no entry reads a setting, a file or a
// table by name, waits, writes, or makes rows or long strings out of nothing.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const aggregates = `
  count sum avg min max bool_and bool_or every string_agg array_agg percentile_cont percentile_disc mode
  stddev stddev_pop stddev_samp variance var_pop var_samp corr regr_slope regr_intercept`
const overWindows = `
  row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value`
const onNumbers = `
  round ceil ceiling floor trunc abs sign mod power sqrt ln log exp width_bucket`
const onTimes = `
  now date_trunc date_part date_bin age make_date to_date to_timestamp to_char to_number`
const onWords = `
  lower upper initcap length char_length btrim ltrim rtrim substring substr left right replace split_part strpos
  starts_with concat concat_ws`

export const functions = words(aggregates + overWindows + onNumbers + onTimes + onWords)

/** What the parser makes of special syntax, and writes with its schema: EXTRACT, TRIM, AT TIME ZONE, LIKE … ESCAPE. */
export const syntaxFunctions = words(`
  extract btrim ltrim rtrim substring position timezone overlaps like_escape`)

export const operators: ReadonlySet<string> = new Set([
  ...words('= <> < <= > >= + - * / % ^ || ~~ !~~ ~~* !~~* ~ !~ ~* !~*'),
  'BETWEEN',
  'NOT BETWEEN',
])

export const types = words(`
  bool int2 int4 int8 numeric float4 float8 text varchar date time timestamp timestamptz interval`)

/** Every table has them, none is listed in the contract, and they tell how rows are stored. */
export const systemColumns = words('ctid xmin xmax cmin cmax tableoid')
