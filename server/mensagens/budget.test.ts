import { describe, expect, it } from 'vitest';
import { UPLOAD_BUDGET, UploadBudget } from './budget.ts';

const ten = 10 * 1024 ** 2;

describe('room for files that are coming', () => {
  it('is bounded for one address, and comes back', () => {
    const budget = new UploadBudget();
    const leave = budget.reserve('a', UPLOAD_BUDGET.each - ten);
    budget.reserve('a', ten);
    expect(() => budget.reserve('a', 1)).toThrow('Há muitos arquivos chegando');
    leave();
    budget.reserve('a', ten);
  });

  it('is bounded for all of them, whatever their addresses', () => {
    const budget = new UploadBudget();
    const some = Array.from({ length: 4 }, (_, i) => budget.reserve(String(i), UPLOAD_BUDGET.each));
    expect(() => budget.reserve('another', 1)).toThrow('Há muitos arquivos chegando');
    some[0]?.();
    budget.reserve('another', 1);
  });
});
