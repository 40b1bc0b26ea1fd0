// The words of errands: what people make, send, hold and do. None of them names things that a business keeps rows of.
import { wordSet } from '#engine/text/word-list.ts'

/** Paper, gifts and work. */
export const papers = wordSet(`
  invite invites invitation invitations mail mails mailer mailers mailing mailings mailout mailshot newsletter newsletters postcard postcards
  letter letters card cards flyer flyers flier fliers banner banners sign signs signage label labels sticker stickers brochure brochures packet packets
  folder folders binder plaque wall poster posters blurb reel reels carousel slideshow slide slides deck decks sheet sheets spreadsheet
  worksheet template script sequence blast coupon coupons voucher vouchers gift gifts hamper hampers basket baskets raffle giveaway swag
  prize prizes booklet pamphlet leaflet leaflets catalog catalogue blog vlog podcast article caption headline pitch presentation memo
  report reports dashboard scorecard paperwork ledger records file files agenda briefing recap handout handouts cma appraisal valuation
  proposal application filing budget homework thesis essay redesign refresh revamp cleanup rollout migration reorder restock printout
  shoot photoshoot inspection audit writeup boxes box bags certificate certificates badges pins mugs flowers bouquets treats
  toast speech quiz trivia bulletin noticeboard whiteboard corkboard webpage homepage landing insert inserts tags tote totes
  thankyou touchpoint followup followups callback callbacks calls call meeting meetings huddle standup
`)
/** Behind a pause only: "bookings for the wedding" are some of them. */
export const gatherings = wordSet(`
  dinner lunch brunch breakfast party opening launch event gala picnic barbecue bbq meetup webinar workshop offsite retreat conference
  convention expo fair reunion celebration ceremony interview appointment seminar class course kickoff ad ads post posts posting tour
  walkthrough visit visits drive sale promo promotion campaign campaigns website site page plan strategy forecast lender
  insurer insurance loan mortgage lawsuit hearing refinance refi hr finance marketing accounting payroll taxes tax bookkeeper accountant purposes purpose
  plumber painter painters electrician handyman photographer roofer landscaper gardener inspector appraiser stager mover movers driver drivers
  printer caterer florist
`)
/** What may be sold as well. */
export const goods = wordSet(`
  card cards poster posters box boxes bag bags gift gifts hamper hampers basket baskets mug mugs pin pins flower flowers bouquets label labels sticker stickers
  sign signs treats tote totes banner banners coupon coupons voucher vouchers booklet booklets certificate certificates badges tags shoot toast swag folder folders binder
`)
/** "Quality review", "sign order". */
export const choosesOrders = wordSet(`
  quality performance annual quarterly yearly monthly weekly budget portfolio price pricing safety insurance end business management
  investor board team sign signs supply supplies linen linens towel print printing purchase work uniform
`)
/** "Reunion group", "bachelor party": who comes is no kind of home. */
export const groupsOfThem = wordSet(`
  reunion family church school company wedding bachelor bachelorette birthday golf sports soccer tour yoga
`)
/** "The carpet people", "the pool guy". */
export const trades = wordSet(`
  carpet carpeting roof roofing pool lawn garden landscape landscaping pest hvac ac heating plumbing cleaning laundry linen linens paint painting tax
  insurance bank mortgage title escrow photo photography staging sign moving delivery shipping truck warehouse alarm security internet
  cable wifi window windows gutter chimney septic tub appliance furniture printing marketing web website it street
`)

/** What people do with an answer or because of it, and what the engine is never asked to do. */
export const doings = wordSet(`
  send mail email text call phone ring print order reorder restock buy hire staff schedule reschedule pay deliver ship pack paint repaint clean fix repair
  replace pick drop bring take give hand invite thank reward surprise reach follow chase write draft prep prepare present pitch publish
  announce negotiate convince justify prove settle swap renovate refurbish remodel inspect visit advertise promote market post pin frame
  wrap sign label tag prepay offer plan do run throw host meet greet treat pull stop clear move nudge ping remind warn argue explain pass forward
  swing drive stage photograph refresh redo update tell dispatch
`)
