import type { App } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'

export type PremiumOperator = NonNullable<App['premium']>
export type Step = Parameters<PremiumOperator['write']>[0][number]
/** What a message of the operator says. */
export type Message = NonNullable<ReturnType<PremiumOperator['read']>>

/** The terms of the operator's contract. @throws without one: there are no calls then */
export const termsOf = ({ config }: App) => needed(config.premium, 'an operator of premium-rate numbers')
