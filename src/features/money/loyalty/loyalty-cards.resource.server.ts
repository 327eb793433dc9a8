import { is, rowId, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openCard, openedCard } from './follow-card.server.ts'

const row = openedCard.omit({ lines: true, cardNumber: true })

export const loyaltyCardsResource = resource({
  name: 'loyalty-cards',
  summary: 'List the loyalty cards that members ordered, to print and send them',
  can: 'clients.read',
  table: 'loyalty_cards',
  id: 'id',
  row,
  sorts: { id: 'id', orderedAt: 'ordered_at' },
  sort: { by: 'orderedAt', order: 'asc' },
  filters: {
    state: is('state', row.shape.state),
    clientId: is('user_id', rowId),
    orderedFrom: since('ordered_at'),
    orderedTo: until('ordered_at'),
  },
  read: (base) =>
    base
      .innerJoin('users as u', 'u.id', 'base.user_id')
      .select(['base.id', 'base.state', 'u.id as clientId', 'u.first_name as client'])
      .select(['base.ordered_at as orderedAt', 'base.printed_at as printedAt', 'base.sent_at as sentAt']),
  one: { shape: openedCard, open: openCard },
})
