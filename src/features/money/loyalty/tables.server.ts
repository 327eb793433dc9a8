import { bill, inner, ofClient, own, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  loyalty_members: ofClient('user_id', 'loyalty', {
    user_id: inner,
    site_id: own('site'),
    card_number: own('cardNumber'),
    joined_at: own('joinedAt'),
    warned_at: own('pointsWarnedAt'),
    left_at: own('endedAt'),
  }),
  loyalty_cards: ofClient('user_id', 'loyaltyCards', {
    id: inner,
    site_id: own('site'),
    user_id: inner,
    card_number: own('cardNumber'),
    lines: own('envelope'),
    state: own('state'),
    ordered_at: own('at'),
    printed_at: inner,
    sent_at: own('sentAt'),
  }),
  loyalty_rewards: ofClient('user_id', 'loyaltyRewards', {
    id: bill(),
    site_id: bill('site'),
    user_id: bill(),
    reward: bill('kind'),
    points: bill('points'),
    cents: plain(),
    association: bill('details'),
    question_id: bill(),
    at: bill('at'),
    returned_at: bill('returnedAt'),
  }),
}
