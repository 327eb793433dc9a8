import {
  type ComponentProps,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Form, useNavigation } from 'react-router'
import { FaultsContext } from '../field/faults-context.ts'
import { useTexts } from '../wording.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type Fault, reasonOf } from './fault.ts'
import { texts } from './texts.ts'

type CheckedFormProps = ComponentProps<typeof Form> & {
  /** The server's errors. */
  refused?: readonly Fault[]
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const none: readonly Fault[] = []

/** A form that is only submitted once every field is valid; errors are listed above it and shown at their fields. */
export function CheckedForm({ refused = none, onSubmit, children, ...rest }: CheckedFormProps) {
  const [found, setFound] = useState<readonly Fault[] | null>(null)
  const [ours, setOurs] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const faultOf = useFaultOf()
  const sent = useSent(summary)
  const inFields = useMemo(() => new Map(found?.map(({ id, message }) => [id, message])), [found])

  // The browser's own validation messages are for visitors without scripts.
  useEffect(() => setOurs(true), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const controls = [...event.currentTarget.elements] as Control[]
    const faults = onePerId(controls.flatMap((control) => faultOf(control) ?? []))
    setFound(faults.length > 0 ? faults : null)
    if (faults.length === 0) {
      sent.current = true
      onSubmit?.(event)
      return
    }
    event.preventDefault()
    // After the next render.
    requestAnimationFrame(() => summary.current?.focus())
  }

  function mend(event: InputEvent<HTMLFormElement>) {
    const control = event.target as unknown as Control
    const mended = idOf(control)
    if (!found?.some(({ id }) => id === mended)) return
    const others = found.filter(({ id }) => id !== mended)
    setFound(found.flatMap((fault) => (fault.id === mended ? (faultOf(control) ?? []) : fault)))
    if (others.length === 0 && !faultOf(control)) setFound(null)
  }

  return (
    <Form {...rest} noValidate={ours} onSubmit={submit} onInput={mend}>
      <ErrorSummary ref={summary} faults={found ?? refused} />
      <FaultsContext value={inFields}>{children}</FaultsContext>
    </Form>
  )
}

/** The target of a link to a control: a radio button belongs to its group. */
const idOf = (control: Control): string =>
  (control.type === 'radio' && control.closest('fieldset[id]')?.id) || control.id

const onePerId = (faults: readonly Fault[]): Fault[] =>
  [...new Map(faults.toReversed().map((fault) => [fault.id, fault])).values()].toReversed()

/** The validation error of a control, if any. */
function useFaultOf() {
  const t = useTexts(texts)
  return (control: Control): Fault | null => {
    if (!control.willValidate || control.validity.valid) return null
    const reason = reasonOf(control)
    return { id: idOf(control), message: 'own' in reason ? reason.own : t(reason.key, reason.values) }
  }
}

/** Set to true when the form is submitted: once the answer has rendered, its errors take the focus. */
function useSent(summary: RefObject<HTMLElement | null>) {
  const sent = useRef(false)
  const left = useRef(false)
  const idle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!idle) left.current = sent.current
    else if (left.current && summary.current) {
      sent.current = false
      left.current = false
      summary.current.focus()
    }
  })
  return sent
}
