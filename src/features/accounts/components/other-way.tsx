import { LinkedText } from '../../../ui/wording.tsx'
import { texts } from '../texts.ts'

/** From signing in to registering, and back. */
export function OtherWay(props: { name: 'alreadyClient' | 'notClient'; link: string; href: string; label: string }) {
  return (
    <p>
      <LinkedText from={texts} name={props.name} links={{ [props.link]: { href: props.href, label: props.label } }} />
    </p>
  )
}
