// What people type in a hurry, and the slips that everybody makes in little words. Longer words are put right by their spelling.
import { phraseList } from './word-list.ts'

const pairs = (list: string): [string, string][] =>
  phraseList(list).map(pair => {
    const [short = '', long = ''] = pair.split(' ')
    return [short, long]
  })

/** Slips of the pen, which are none of another word. */
export const slips: ReadonlyMap<string, string> = new Map(
  pairs(`
    teh the, adn and, lft left, buks bucks, mutch much, moch much, ofen often, offen often, haf half, nitely nightly, nightley nightly, swaped swapped, recieving receiving, categ category, categs categories, gests guests, buit built, occupany occupancy, hav have, wich which, whcih which, waht what, hwo how, taht that, wiht with, frm from, thier their,
    recieve receive, recieved received, allready already, alredy already, untill until, whith with, singel single, diffrent different, diferent different, sel sell, yeer year, yeers years,
    yera year, weke week, thre three, fuor four, fiev five, mnay many, moer more, mroe more, tahn than,
    thna than, lasst last, tihs this, aer are, whta what, whihc which, wihch which, ahve have,
    haev have, wer were, whre where, wehn when, allways always, becuase because, beetween between,
    beteen between, peices pieces, peice piece, betwen between, begining beginning, wihtout without, whitout without, cheep cheap, abuv above, abov above, abve above, abouve above, recenty recently, recntly recently, recenlty recently, belo below, belov below, bellow below, mor more, lef left, leff left, tpo top, goog google, averg average, wihtin within, cheepest cheapest, hte the, stae state, staet state, tsate state, staes states, precent percent, precents percents, precentage percentage, discnt discount, discnts discounts, logest longest, chapest cheapest, itme item, itmes items, tiems times, visters visitors, vister visitor, menny many, meny many
  `),
)

/** Shorthand that stands for one word. */
export const shorthand: ReadonlyMap<string, string> = new Map([
  ...pairs(`
    volumn volume, w/ with, w with, w/o without, w/out without, w/in within, b/c because, bc because, cuz because, cos because, & and, n and,
    u you, siting sitting, ur your, yr year, yrs years, pls please, plz please, plse please, thx thanks, tks thanks, ty thanks, nite night,
    nites nights, thru through, thruout throughout, mony money, moeny money, monney money, monies money, cliked clicked, clickd clicked, cliks clicks, til until, till until, tho though, ppl people, tmrw tomorrow, tmr tomorrow, yest yesterday, yday yesterday, ystrdy yesterday, yestrday yesterday,
    mkt market, mkts markets, btwn between, b/w between, b4 before, approx approximately, apprx approximately, abt about,
    dt date, dts dates, amt amount, amts amounts, tot total, ttl total, totl total, toal total, cust customer, custs customers, pmt payment, pymt payment, val value,
    vals values, prop property, props properties, nbr number, nr number, nrs numbers, num number, cnt count, avail available, hse house, hses houses,
    prod product, prods products, wht what, wat what, wut what, hw how, lst last, nxt next, pst past, ordr order, ordrs orders,
    r are, mny many, frst first, undr under, ovr over, chk check, stok stock, whch which, wth with, hv have, mch much, mst most,
    tht that, thn than, blw below, avrg average, avrage average, avarage average, averge average, averag average, tdy today, tonite tonight, 2nite tonight, wknd weekend, wkend weekend, ord order, ords orders,
    fr for, bfr before, aftr after, snce since, contrct contract, cheapst cheapest,
    msg message, msgs messages, resv reservation, resvs reservations, bkg booking, bkgs bookings, ea each, invt inventory, gr8 great,
    res reservations, rt rate, rts rates, px price, pxs prices, addr address, addrs addresses, subdiv subdivision, subdivs subdivisions, nt night,
    nts nights, em them, conv conversion, fav favorite, favs favorites, faves favorites,
    pc piece, pcs pieces, bth bath, bths baths, inq inquiry, inqs inquiries, rite right, pt point,
    rev revenue, instd instead, chek check, cheks checks, wkends weekends, cnts counts, c/in checkin, c/out checkout, c/i checkin, c/o checkout, u/c uc, pg page, pgs pages, len length, dup duplicate, dups duplicates, med median, vol volume, wkly weekly, wkley weekly, mthly monthly, mnthly monthly, mly monthly, qtrly quarterly,
    qrtly quarterly, yrly yearly, dly daily, wkday weekday, wkdays weekdays, wkdy weekday, wknds weekends, mths months,
    nbhd neighborhood, nbhds neighborhoods, nbrhd neighborhood, nbrhds neighborhoods, nhood neighborhood,
    ppty property, pptys properties, ppties properties, prpty property, src source, srcs sources, prc price, prcs prices,
    pend pending, pndg pending, pnd pending, canc cancelled, cancld cancelled, cncl cancelled, cncld cancelled, canx cancelled,
    cxld cancelled, prev previous, curr current, excl excluding, exclg excluding, uniq unique, btm bottom, bttm bottom,
    grp group, grpd grouped, srt sort, srtd sorted, dsc descending, ascg ascending, perc percent, prcnt percent,
    pctg percentage, pctage percentage, rcvd received, recd received, loc location, locs locations, avgs averages,
    avge average, avg average, blt built, incld including, inclg including, qtrs quarters, mngd managed, custmr customer, custmrs customers,
    smth something, sth something, sthg something, smthg something, somethin something, smone someone, sb somebody, unavail unavailable, lvl level, chg change, chgs changes, chng change, purchd purchased, compltd completed, inqry inquiry, yld yield, ylds yields, dt date, dts dates,
    typ type, typs types, yday yesterday, ydy yesterday, ystrdy yesterday, yestrday yesterday, vw view, vws views, lng long, lngr longer, lngst longest, c/i checkin, c/o checkout, pmts payments, pymts payments, shld should, wld would, cld could
  `),
  ...slips,
])
