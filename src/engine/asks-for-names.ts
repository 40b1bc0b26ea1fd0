/** "Names pls", "out of stock by brand, count + names", "…, and which ones": groups that are only counted do not name them. */
export const asksForNames =
  /^names? (pls|plz|please)\b|\b(by|per) \w+( \w+)?\b[^?!]*(\bwith|,|\band|\+|&|\bplus|\bshow) ((the|their|product|customer|guest|item) )*(names|which ones)\W*$/
