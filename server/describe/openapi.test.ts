import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { openapi } from './openapi.ts';

interface Parameter {
  name: string;
  in: string;
  $ref?: string;
}

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  responses: Record<string, { description: string }>;
}

interface Document {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}

const text = JSON.stringify(openapi(datasets, '0'));
const described: Document = JSON.parse(text);
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the description of the API', () => {
  it('is OpenAPI 3.1 by the public schema of it', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('gives every operation a name of its own, a group and an answer', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(_[a-zA-Z0-9]+)*$/.test(id))).toEqual([]);
    const groups = described.tags.map(({ name }) => name);
    expect(operations.filter(({ operation }) => !operation.tags.every((tag) => groups.includes(tag)))).toEqual([]);
    expect(operations.filter(({ operation }) => Object.keys(operation.responses).length === 0)).toEqual([]);
  });

  it('declares the parameters of every path, and no others', () => {
    for (const { path, operation } of operations) {
      const own = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect({ path, own }).toEqual({ path, own: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name) });
    }
  });

  it('has no two paths that one address could be of', () => {
    const shapes = Object.keys(described.paths).map((path) => path.replace(/\{[^}]+\}/g, '{}'));
    expect(shapes.filter((shape, i) => shapes.indexOf(shape) < i)).toEqual([]);
    expect(Object.keys(described.paths).filter((path) => path.startsWith('/v1/{'))).toEqual([]);
  });

  it('refers to nothing that it does not have', () => {
    const refs = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place = '']) => place));
    const found = (place: string): unknown =>
      place
        .split('/')
        .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], described);
    expect(refs.size).toBeGreaterThan(500);
    expect([...refs].filter((place) => found(place) === undefined)).toEqual([]);
  });

  it('never asks a number to be a multiple of a cent: in binary fractions most amounts are none', () => {
    expect(text).not.toContain('multipleOf');
  });
});
