/** A name as SQL reads it. */

/** As it stands, where it is plain; in quotes where it is not. */
export const quotedName = (name: string): string => (/^[a-z_][a-z\d_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`)
