/** What the panel may do to the keys of its body: make them, revoke them and answer for them. The digest of a secret it never reads. */
export const keyGrants = (role: string): string => `REVOKE ALL ON portal.chaves FROM ${role};
GRANT SELECT (tenant, id, nome, datasets, usos, "criadaEm", "expiraEm", "revogadaEm", "usadaEm", "criadaPor", pessoa) ON portal.chaves TO ${role};
GRANT INSERT (tenant, hash, nome, datasets, usos, "expiraEm", "criadaPor", pessoa) ON portal.chaves TO ${role};
GRANT UPDATE ("revogadaEm", pessoa) ON portal.chaves TO ${role};
`;
