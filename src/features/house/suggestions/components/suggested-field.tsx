import type { ComponentProps } from 'react'
import { Field } from '../../../../ui/field/field.tsx'
import { type Source, useSuggestions } from './use-suggestions.ts'

export type SuggestedFieldProps = Omit<ComponentProps<typeof Field>, 'list'> & { source: Source }

/** A text field with suggestions; accepts any value. */
export function SuggestedField({ source, onInput, ...rest }: SuggestedFieldProps) {
  const { shown, follow } = useSuggestions(source)
  const list = `${rest.id ?? rest.name}-suggestions`
  return (
    <>
      <Field
        {...rest}
        list={list}
        onInput={(event) => {
          follow(event.currentTarget.value)
          onInput?.(event)
        }}
      />
      <datalist id={list}>
        {shown.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}

/** A commune by name or postal code, or a town abroad; its label finds the same city again on the server. */
export const CityField = (props: Omit<SuggestedFieldProps, 'source'>) => (
  <SuggestedField autoComplete="off" {...props} source="cities" />
)
