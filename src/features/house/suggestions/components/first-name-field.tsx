import { call } from '../../../../platform/contract/call.ts'
import type { resourcesContract } from '../contract.server.ts'
import { AdviceLine } from './advice-line.tsx'
import { SuggestedField, type SuggestedFieldProps } from './suggested-field.tsx'
import { useAdvice } from './use-advice.ts'

type FirstNameFieldProps = Omit<SuggestedFieldProps, 'source' | 'onInput' | 'onBlur'>

const ask = (query: string) =>
  call<(typeof resourcesContract)['validateFirstNameUnlogged']>('POST', '/api/resources/validations/first-names', {
    body: { query },
  })

/** A first name: suggested while typing, and checked once the field is left. */
export function FirstNameField(props: FirstNameFieldProps) {
  const { advice, check, forget } = useAdvice(ask)
  return (
    <div>
      <SuggestedField
        autoComplete="given-name"
        {...props}
        source="first-names"
        onInput={forget}
        onBlur={(event) => void check(event.currentTarget.value.trim())}
      />
      {props.error ? null : <AdviceLine advice={advice} />}
    </div>
  )
}
