import { NumberInput, type NumberInputProps } from 'react-admin'

/** A number typed in a larger unit than the one that is sent. */
const inUnitsOf =
  (size: number) =>
  ({ min, max, ...props }: NumberInputProps & { min?: number; max?: number }) => (
    <NumberInput
      {...props}
      min={min === undefined ? undefined : min / size}
      max={max === undefined ? undefined : max / size}
      step="any"
      format={(sent: number | '' | null | undefined) => (typeof sent === 'number' ? sent / size : '')}
      parse={(typed: string) => (typed === '' ? null : Math.round(Number(typed) * size))}
    />
  )

/** Typed in euros, sent in cents; so are its limits. */
export const EurosInput = inUnitsOf(100)
/** Typed in minutes, sent in seconds; so are its limits. */
export const MinutesInput = inUnitsOf(60)
