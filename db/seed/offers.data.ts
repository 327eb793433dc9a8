/** Offers of the demo world by admin site id; texts name them {OFFER_type}. */
export const offers: readonly { siteId: 99 | 100 | 342; type: string; text: string }[] = [
  { siteId: 99, type: 'WELCOME', text: '10 minutes offertes à votre première consultation' },
  {
    siteId: 100,
    type: 'WELCOME',
    text: '10 minutes offertes pour faire connaissance, dès votre première consultation',
  },
  { siteId: 342, type: 'WELCOME', text: '10 minutes offertes à votre première consultation' },
]
