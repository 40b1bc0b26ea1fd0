import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('three bed with a pool around seven fifty', 'price >= 675000', 'price <= 825000')
homes.says('something around six twenty five in Sea Oaks', 'price >= 562500')
rental.says('homes under three fifty a night', 'price < 350')
shop.declines('how was the flow at seven thirty')
