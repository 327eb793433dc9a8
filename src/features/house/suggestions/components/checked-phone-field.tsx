import type { ComponentProps } from 'react'
import { call } from '../../../../platform/contract/call.ts'
import { PhoneField } from '../../../../ui/phone-field/phone-field.tsx'
import type { resourcesContract } from '../contract.server.ts'
import { AdviceLine } from './advice-line.tsx'
import { useAdvice } from './use-advice.ts'

const ask = (query: string) =>
  call<(typeof resourcesContract)['validatePhoneNumberUnlogged']>('POST', '/api/resources/validations/phone-numbers', {
    body: { query },
  })

/** A telephone number, checked once the field is left. */
export function CheckedPhoneField(props: Omit<ComponentProps<typeof PhoneField>, 'onInput' | 'onLeave'>) {
  const { advice, check, forget } = useAdvice(ask)
  return (
    <div>
      <PhoneField {...props} onInput={forget} onLeave={(typed) => void check(typed.trim())} />
      {props.error ? null : <AdviceLine advice={advice} />}
    </div>
  )
}
