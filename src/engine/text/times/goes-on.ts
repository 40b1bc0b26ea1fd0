// "Top 5 cities by last month's revenue", "homes by Q3 bookings": a time that describes what stands behind it is the end of nothing.
import { wordSet } from '#engine/text/word-list.ts'

/** Words that leave what stands before them as it is. */
const anew = wordSet(`
  and or but nor so then than in on at with without for from of to into onto by per until till before after since during while when
  where that which who whom whose what how why if because as is are was were be been do does did has have had can could will would
  should may might the a an this these those our my your their its his her we i you they it he she there here
  please thanks already altogether total combined alone only instead just too again now still not no ever
  compared versus vs against including excluding except minus plus each all any both show list give tell
`)

/** Whether the word here still belongs to the phrase before it. */
export const goesOn = (word: string): boolean => /^[a-z]/.test(word) && !anew.has(word)
