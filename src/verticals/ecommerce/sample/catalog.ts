// The shelves: what each brand makes, with list prices in dollars. A book is known by its title alone.

export type Category =
  | 'Electronics'
  | 'Home & Kitchen'
  | 'Apparel'
  | 'Beauty'
  | 'Sports & Outdoors'
  | 'Toys & Games'
  | 'Books'
  | 'Pet Supplies'

export interface Shelf {
  category: Category
  brand: string
  products: { name: string; price: number }[]
}

/** Reads a list of products, each with its price behind it. */
function shelf(category: Category, brand: string, list: string): Shelf {
  const products = list.split(';').map(item => {
    const [, name, price] = /^\s*(.+) ([\d.]+)$/.exec(item) ?? []
    if (name === undefined || price === undefined) throw new Error(`no price in "${item}"`)
    return { name, price: Number(price) }
  })
  return { category, brand, products }
}

export const shelves: Shelf[] = [
  shelf(
    'Electronics',
    'Aurora',
    `Noise-Cancelling Headphones 279.99; Wireless Earbuds 129.99; Bookshelf Speakers 349;
     Portable Speaker 89.95; Soundbar with Subwoofer 429; 4K Streaming Stick 49.99;
     55-Inch OLED TV 1249; Turntable 319; Smart Clock Radio 69.95; USB-C Charging Hub 44.5;
     Over-Ear Studio Headphones 189; Pocket Projector 329; Webcam 79.99`,
  ),
  shelf(
    'Electronics',
    'Kestrel',
    `Action Camera 299; Folding Camera Drone 899; Mirrorless Camera 1099; 14-Inch Laptop 1399;
     Sport Headphones 99.95; GPS Bike Computer 229; Dash Camera 149; Portable Power Station 649;
     Solar Charging Panel 179`,
  ),
  shelf(
    'Electronics',
    'Brightside',
    `11-Inch Tablet 379; E-Reader 139.99; Smart Bulb Four-Pack 39.99; Video Doorbell 119;
     Kids Headphones 34.95; Wi-Fi Mesh Router 219; Mechanical Keyboard 109; Ergonomic Mouse 59.95`,
  ),
  shelf(
    'Electronics',
    'Solace',
    `White Noise Machine 54.95; Sleep Headphones 79.5; Sunrise Alarm Clock 99; Air Quality Monitor 159`,
  ),
  shelf(
    'Home & Kitchen',
    'Lumen & Oak',
    `Oak Cutting Board 48; Reading Floor Lamp 165; Walnut Side Table 240; Linen Throw Pillow 36;
     Brass Table Lamp 118; Oak Bookcase 520; Wool Area Rug 395; Magnetic Knife Strip 42;
     Oak Dining Chair 210; Ceramic Dinnerware Set 144; Pendant Light 98; Wall Mirror 155`,
  ),
  shelf(
    'Home & Kitchen',
    'Copperleaf',
    `Copper Saucepan 129; Cast-Iron Skillet 59.95; Pour-Over Coffee Set 46; Espresso Machine 689;
     Enameled Dutch Oven 189; Chef Knife 96; Electric Kettle 84.95; Mixing Bowl Set 38.5;
     Copper Mug Set 54; Stand Mixer 349`,
  ),
  shelf(
    'Home & Kitchen',
    'Tidewater',
    `Waffle-Weave Towel Set 64; Percale Sheet Set 119; Down Alternative Comforter 139;
     Striped Shower Curtain 39.95; Cotton Bath Mat 28; Quilted Bedspread 169`,
  ),
  shelf(
    'Home & Kitchen',
    'Brightside',
    `Robot Vacuum 329; Cordless Stick Vacuum 249; Countertop Air Fryer 109.99; Personal Blender 44.95;
     Digital Kitchen Scale 29.99`,
  ),
  shelf(
    'Home & Kitchen',
    'Mossway',
    `Ceramic Planter 32; Herb Garden Kit 27.5; Soy Candle Trio 34; Compost Caddy 41.95; Watering Can 37`,
  ),
  shelf(
    'Apparel',
    'Velora',
    `Silk Blouse 128; Wrap Midi Dress 98; Cashmere Crewneck 165; Wide-Leg Trousers 89; Trench Coat 229;
     Leather Ankle Boots 189; Merino Cardigan 118; Pleated Skirt 76; Silk Scarf 54; Wool Overcoat 298`,
  ),
  shelf(
    'Apparel',
    'Northpeak',
    `Down Jacket 259; Rain Shell 179; Fleece Pullover 79.95; Merino Base Layer 84; Hiking Pants 72;
     Trail Runners 139; Wool Beanie 28; Insulated Gloves 44.95; Ski Bib 219`,
  ),
  shelf(
    'Apparel',
    'Wanderlight',
    `Packable Sun Hat 34; Travel Blazer 148; Linen Shirt 64; Canvas Sneakers 69; Crossbody Bag 88;
     Compression Socks Three-Pack 26.5`,
  ),
  shelf(
    'Apparel',
    'Tidewater',
    `Organic Cotton T-Shirt 29; Chambray Shirt 58; Swim Trunks 42; One-Piece Swimsuit 74;
     Canvas Tote 24; Boat Shoes 92; Terry Hoodie 66; Board Shorts 39.5`,
  ),
  shelf(
    'Beauty',
    'Petalune',
    `Rosewater Toner 22; Vitamin C Serum 48; Hydrating Night Cream 56; Clay Mask 31; Tinted Lip Balm 12;
     Gentle Foaming Cleanser 24.5; Peony Eau de Parfum 112; Silk Hand Cream 18; Eye Repair Gel 42;
     Facial Oil 64`,
  ),
  shelf(
    'Beauty',
    'Velora',
    `Matte Lipstick Set 38; Volumizing Mascara 23; Skin Tint 36; Brow Pencil 17; Eyeshadow Palette 52;
     Makeup Brush Set 69; Satin Nail Lacquer 11.5`,
  ),
  shelf(
    'Beauty',
    'Solace',
    `Lavender Bath Salts 19.5; Magnesium Body Lotion 27; Pillow Mist 21; Weighted Eye Mask 33;
     Eucalyptus Shower Steamers 16; Calming Body Oil 39`,
  ),
  shelf(
    'Beauty',
    'Mossway',
    `Oat Milk Soap Bar 8.5; Cedar Beard Oil 24; Mineral Sunscreen 26; Solid Shampoo Bar 14;
     Green Clay Deodorant 13; Aloe Gel 15.5; Charcoal Face Scrub 21.5; Bamboo Hairbrush 6.95`,
  ),
  shelf(
    'Sports & Outdoors',
    'Northpeak',
    `Two-Person Tent 289; Down Sleeping Bag 249; 45-Liter Backpack 199; Trekking Poles 89.95;
     Camp Stove 119; Insulated Water Bottle 34; Headlamp 49.95; Snowshoes 179`,
  ),
  shelf(
    'Sports & Outdoors',
    'Kestrel',
    `Carbon Road Bike 1349; Bike Helmet 94; Inflatable Paddle Board 449; Running Belt 26;
     Swim Goggles 22.95; Fitness Tracker 129`,
  ),
  shelf(
    'Sports & Outdoors',
    'Ironwood',
    `Adjustable Dumbbells 379; Kettlebell 69; Folding Weight Bench 189; Resistance Band Set 32;
     Pull-Up Bar 46; Rowing Machine 949; Foam Roller 29.5; Jump Rope 18.95; Power Rack 799;
     Gym Chalk 9.95`,
  ),
  shelf(
    'Sports & Outdoors',
    'Wanderlight',
    `Travel Yoga Mat 58; Camping Hammock 64; Picnic Blanket 52; Dry Bag 38; Folding Camp Chair 74;
     Soft Cooler 109; Beach Umbrella 79`,
  ),
  shelf(
    'Toys & Games',
    'Fable & Co',
    `Wooden Castle 98; Hand Puppet Theater 72; Dragon Plush 29; Storytelling Dice 16.5;
     Dress-Up Trunk 64; Dollhouse 149; Knitted Fox 27; Kingdoms Board Game 46; Pirate Ship Playset 84`,
  ),
  shelf(
    'Toys & Games',
    'Brightside',
    `Beginner Robot Kit 119; Magnetic Tiles 54.95; Crystal Growing Lab 28; Kids Microscope 62;
     Marble Run 44; Circuit Builder Set 58; Glow Planetarium 36`,
  ),
  shelf(
    'Toys & Games',
    'Pinecrest',
    `Wooden Train Set 79; Balance Bike 129; Croquet Set 68; Checkers and Backgammon Box 42;
     Stacking Blocks 24; Wooden Kitchen 189; Card Game Collection 12; Mountain Trail Board Game 38`,
  ),
  shelf(
    'Books',
    'Quillmark',
    `The Salt Road 27; A Winter of Small Hours 18; The Cartographer’s Daughter 16.99;
     What the River Kept 17.5; Nine Doors to Lisbon 26; The Quiet Ledger 15.99;
     Letters to a Lighthouse 14.5; The Weight of Ordinary Things 24; An Inventory of Storms 19;
     The Last Orchard 16; Bread, Slowly 35; A Field Guide to Starting Over 21; Small Town Economics 29`,
  ),
  shelf(
    'Books',
    'Fable & Co',
    `Otto and the Moon Bicycle 12.99; The Girl Who Borrowed Thunder 10.99; Ten Sleepy Foxes 9.5;
     The Dragon Librarian 11.99; Maps for Imaginary Places 22; Good Night, Greenhouse 8.99;
     The Secret Life of Puddles 13.5`,
  ),
  shelf(
    'Books',
    'Pinecrest',
    `Trails of the High Country 24.95; The Backyard Birder 19.95; Campfire Cooking Year-Round 28;
     Knots and When to Use Them 14.95; Building the Simple Cabin 34.95; Wild Edibles of the West 22.5;
     The Weekend Angler 18.5; National Parks by Night 42`,
  ),
  shelf(
    'Pet Supplies',
    'Pinecrest',
    `Orthopedic Dog Bed 89; Rope Tug Toy 12.5; Cat Tree 119; Cedar Dog House 249;
     Reflective Dog Harness 32`,
  ),
  shelf(
    'Pet Supplies',
    'Mossway',
    `Salmon Dog Treats 14; Grain-Free Cat Food 46; Oatmeal Pet Shampoo 16.5; Paw Balm 11;
     Compostable Waste Bags 13.95; Calming Chews 26`,
  ),
  shelf(
    'Pet Supplies',
    'Ironwood',
    `Folding Dog Crate 109; Retractable Leash 27.5; Dog Agility Set 86; Car Seat Cover 58;
     Stainless Steel Bowl Set 24`,
  ),
  shelf(
    'Pet Supplies',
    'Copperleaf',
    `Automatic Pet Feeder 134; Ceramic Pet Fountain 69; Slow Feeder Bowl 29.5;
     Elevated Feeding Stand 57; Grooming Kit 74`,
  ),
]
