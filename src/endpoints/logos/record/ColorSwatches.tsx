/** The brand's two colours: seen, and copied as they are written. */
import { fieldAt } from '../../../api/endpoint/fields.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Absent, safeColor, Swatch } from '../../../ui/values/FieldValue.tsx'
import { logos, type Logo } from '../endpoint.ts'
import styles from './LogoRecord.module.css'

const NAMES = ['background_light', 'background_dark'] as const

function Color({ text }: { text: string | null | undefined }) {
  if (!text) return <Absent />
  // Not a colour that may reach a style: told as what it is.
  if (!safeColor(text)) return <bdi>{text.slice(0, 100)} (not a hexadecimal colour)</bdi>
  return (
    <>
      <Swatch color={text} />
      <CopyButton text={text}>{text}</CopyButton>
    </>
  )
}

export const ColorSwatches = ({ colors }: { colors: Logo['colors'] }) => (
  <section aria-label="Colours">
    <h3>Brand colours, copied on click</h3>
    <dl className={styles.swatches}>
      {NAMES.map((name) => (
        <div key={name}>
          <dt>{fieldAt(logos.fields, `colors.${name}`)?.label}</dt>
          <dd>
            <Color text={colors?.[name]} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
