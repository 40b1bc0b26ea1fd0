import { wordSet } from '#engine/text/word-list.ts'

// Names that everybody knows: places, people, brands.
export const knownNames = wordSet(`
  aaron abilene adam airpods akron alabama alan alaska albany albert albuquerque alex alexandria alice allison amanda
  amarillo amazon amber amelia america american anaheim anchorage andrea andrew android angela anna anne anthony apple
  appraisal appraisals arizona arkansas arlington arthur ashley asia aspen atlanta audi augusta aurora austin australia
  bakersfield bali baltimore barbara barcelona baton beachfront beijing ben bend benjamin berlin beth betty beverly billy
  bitcoin blog blogger blogs bluetooth bmw bobby boise bonnie bookable bose boston boulder brad brandon branson brazil
  brenda brian brooklyn bruce bryan buffalo burlington burrito california canada canadian canon caribbean carl carlos
  carlsbad carmel carol caroline carolyn casper catherine cellphone ceramic chandler charles charleston charlie charlotte
  chatbot chattanooga chelsea cheryl chicago china chinese chloe chris christian christina christine cincinnati cindy
  claire cleveland closings colorado columbia columbus condo condos connecticut connie costco craig crypto crystal cynthia
  dallas dan dana daniel danielle danny dave david dawn dayton debbie deborah debra delaware dell denise dennis denver
  derek destin detroit diana diane disney donald donna doris dorothy doug douglas dublin duluth durham dylan ebay ebike
  edward eileen elaine elena elizabeth ella ellen emily emma emoji england english eric erica erin escrow ethan eugene
  europe european eva evan evelyn expedia fargo felix fiona fireplace firewood florida foreclosure foreclosures france
  frances frank fred french fresno frisco gabriel galveston gary gated george georgia gerald german germany gina glamping
  glendale glenn gloria google gps grace greece greensboro greg gregory gucci hampton hannah harley harold harry hartford
  hashtag hawaii heather heidi helen henderson henry hilton hoa holly hollywood honda hoodie hoodies houston howard
  huntsville hvac ian idaho ikea illinois india indiana indianapolis instagram iowa ipad iphone ireland irvine isabel
  isabella italian italy jack jackson jacksonville jacob jacuzzi jake james jamie jane janet janice japan japanese jason
  jean jeff jeffrey jennifer jenny jeremy jerry jersey jesse jessica jill jim jimmy joan joanna joe joel john johnny
  jonathan jordan jose joseph joshua joyce juan judith judy julia julian julie justin kansas karen karl kate katherine
  kathleen kathy katie kayak kayaks keith kelly ken kenneth kentucky keto kevin killington kim kimberly klarna knoxville
  korea kyle laguna lakefront laptop laredo larry latte laura lauren lawrence leah lee lego lender lenders lenovo leo leon
  leslie lexington lexus lincoln linda linkedin linoleum lisa lisbon livable logan london lori louis louise louisiana
  louisville lowes lubbock lucas lucy luis luke lynn macbook macon macys madison maine malibu manhattan marco marcus
  margaret maria marie marilyn mario mark marriott martha martin marvin mary maryland massachusetts matt matthew maui
  maureen max mcdonalds megan melissa memphis mesa mexican mexico miami michael michelle michigan miguel mike milan
  mildred milwaukee minneapolis minnesota mississippi missouri mls mobile molly monica montana monterey montreal mortgage
  mortgages moscow munich nancy naples nashville natalie nathan nebraska neil nevada newark nicholas nick nicole nike nina
  nintendo noah nonprofit nora norfolk norma norman nyc oakland oceanfront ohio oklahoma oliver olivia omaha ontario
  oregon orlando orleans oscar owen oxford ozark pam pamela paris patricia patrick paul paula pdf pedro peggy pensacola
  peoria peter phil philadelphia philip phillip phoenix phyllis pinterest pittsburgh plano podcast podcasts portland
  portugal prada priya prosecco provo quebec quinoa rachel raleigh ralph ramon randy ray raymond rebecca reddit redfin
  refundable renee reno rentable rhonda ricardo richard richmond rick rita riverside robert roberta rochester roger rolex
  rome ron ronald rosa rose roy russell russia ruth ryan sacramento salem sally sam samantha samsung samuel sandra sara
  sarah sarasota sauna saunas savannah scott scottsdale sean seattle sedona selfie sellable shanghai shannon sharon shawn
  sheila shirley shopify simon singapore smartphone smartwatch sneaker sneakers sony sophia sophie spain spanish spokane
  spotify springfield stacy stager staging stanley starbucks startup startups stella stephanie stephen steve steven
  stockton stripe stuart sue susan suv suzanne sweden swiss sydney sylvia taco tacoma tacos tahoe tamara tammy tampa tanya
  target taxable ted tempe tennessee teresa terry tesla texas theresa thomas tiffany tiktok tim timeshare timothy tina
  todd tokyo toledo tom tommy tony topeka toronto townhome townhomes townhouse townhouses toyota tracy travis tripadvisor
  tucson tulsa twitter tyler usb utah vail valerie vancouver vanessa vegan vegas venice venmo verizon vermont veronica
  vicki victor victoria vietnam vincent virginia visa vivian walkable walmart walter wanda warren washington waterfront
  wayne webinar website wendy wesley wichita willie wilson wisconsin worcester wordpress wyoming xbox yahoo yelp yoga
  yolanda yosemite youtube yuma yvonne zelle zillow zip zoe zoning
`)
