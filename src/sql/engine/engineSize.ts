/** How large the WebAssembly of DuckDB is: what travels is packed, so that a server says another size, and what arrives is counted unpacked. */

/** Bytes of `duckdb-eh.wasm`. */
export const ENGINE_BYTES = 34_242_586
