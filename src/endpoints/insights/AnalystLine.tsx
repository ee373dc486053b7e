/** The analyst by name, leading to the profile; by ID where there is no name to be had, saying why. */
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { addressQuery } from '../../explorer/address/address.ts'
import { analysts as profiles } from '../analysts/endpoint.ts'
import type { AnalystNames } from './analystNames.ts'
import styles from './InsightRecord.module.css'

export function AnalystLine({ id, analysts }: { id: string | null | undefined; analysts: AnalystNames }) {
  const { scenario } = useConnection()
  if (!id) return <p className={styles.aside}>Analyst not given</p>
  const name = analysts.nameOf(id)
  const profile = `/${profiles.id}${addressQuery(profiles, { analyst: [id] }, scenario)}`
  if (name) {
    return (
      <p>
        <Link to={profile}>
          <bdi>{name}</bdi>
        </Link>
      </p>
    )
  }
  return (
    <p className={styles.aside} role="status">
      <Link to={profile}>
        Analyst <bdi>{id}</bdi>
      </Link>
      {analysts.isLoading
        ? ' · looking up the name…'
        : analysts.hasFailed
          ? ' · the profile that has the name could not be read'
          : ' · no profile has this ID'}
    </p>
  )
}
