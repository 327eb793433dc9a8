const welcome = {
  address: 'welcome',
  conditions:
    'Une fois par personne, dès que l’adresse e-mail est confirmée, en une ou plusieurs consultations. Les minutes offertes servent avant le crédit.',
} as const

/** Offers of the demo world by admin site id; texts name them by their address in capitals: {OFFER_WELCOME}. */
export const offers: readonly { siteId: 99 | 100 | 342; address: string; text: string; conditions: string }[] = [
  { siteId: 99, ...welcome, text: '10 minutes offertes dès votre première consultation' },
  {
    siteId: 100,
    ...welcome,
    text: '10 minutes offertes pour faire connaissance, dès votre première consultation',
  },
  { siteId: 342, ...welcome, text: '10 minutes offertes dès votre première consultation' },
]
